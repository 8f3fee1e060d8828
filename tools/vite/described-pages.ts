import { join } from 'node:path';
import { z } from 'zod/v4';
import type { Page } from '#web/app/page.ts';
import type { PageName } from '#web/app/pages.ts';
import { projectRoot } from '../project.ts';
import { leanPages } from './lean-pages.ts';
import { buildOnItsOwn } from './side-build.ts';

const pagesModule = z.object({
  pages: z.custom<Readonly<Record<PageName, Page>>>((value) => typeof value === 'object'),
});

/**
 * The descriptions of the pages, as the build reads them: without their menus, whose icons only a
 * bundler can load. The loader of a page still shows which file it imports.
 */
export async function describedPages(): Promise<Readonly<Record<PageName, Page>>> {
  const code = await buildOnItsOwn({
    plugins: [leanPages('shellMenu', 'memberMenu')],
    build: {
      ssr: join(projectRoot, 'web/app/pages.ts'),
      rolldownOptions: { external: /^#web\//u, output: { format: 'es' } },
    },
  });
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return pagesModule.parse(module).pages;
}

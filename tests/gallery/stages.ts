import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { readRefusals } from './refusals.ts';

/** The stages that all flows share, one for each core. */
export interface Stages {
  readonly count: number;
  /** Runs something on the next stage that is free. */
  readonly use: <Result>(work: (stage: OpenStage) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Opens them, each in a browser of its own: one browser takes one picture at a time. */
export async function openStages(url: string): Promise<Stages> {
  const count = availableParallelism();
  const browsers: readonly Browser[] = await Promise.all(
    Array.from({ length: count }, () => launchBrowser()),
  );
  const codes = Object.fromEntries(readRefusals());
  const free = await Promise.all(browsers.map((browser) => openStage(browser, url, codes)));
  const waiting: ((stage: OpenStage) => void)[] = [];
  return {
    count,
    async use(work) {
      const stage =
        free.pop() ?? (await new Promise<OpenStage>((resolve) => waiting.push(resolve)));
      try {
        return await work(stage);
      } finally {
        const next = waiting.shift();
        if (next) next(stage);
        else free.push(stage);
      }
    },
    async close() {
      await Promise.all(browsers.map((browser) => browser.close()));
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksInWords } from './failures.ts';
import type { Report } from './report.ts';
import { asHtml } from './report-html.ts';
import { asJunit } from './report-junit.ts';

/** Writes the run as JSON, JUnit and one HTML page into a folder. */
export function writeReports(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'kit.json'), `${JSON.stringify(asJson(report), null, 2)}\n`);
  writeFileSync(join(folder, 'kit.junit.xml'), asJunit(report));
  writeFileSync(join(folder, 'kit.html'), asHtml(report));
}

/** Warnings first, as in the other forms. */
function asJson({ warnings, coverage, failures, compared, ...run }: Report) {
  const { perCall, ...reached } = coverage;
  return {
    warnings,
    reached,
    ...run,
    failures: failures.map(({ calls, ...failure }) => ({
      ...failure,
      calls: calls.map(({ use, ...call }) => ({ ...call, breaks: breaksInWords([use]), use })),
    })),
    baseline: compared,
    calls: perCall,
  };
}

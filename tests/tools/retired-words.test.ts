import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GLOSSARY, glossaryRows } from '#tests/support/glossary.ts';
import { projectRoot } from '#tools/project.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const retired = glossaryRows('Retired words').flatMap(([word = '']) => /\w+/.exec(word) ?? []);

const phrases = glossaryRows('Retired phrases').map(([phrase = '']) => phrase);

const files = execFileSync(
  'git',
  ['ls-files', 'contract', 'machines', 'web', 'fake-server', 'tests', 'tools', 'docs'],
  { cwd: projectRoot, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /\.(tsx?|js|json|css|md|patch)$/.test(file) && file !== GLOSSARY)
  .filter((file) => existsSync(join(projectRoot, file)));

/** Words of one piece are also plain English: only a field of the contract is a riddle by them. */
const isPlain = (word: string) => word === word.toLowerCase();
const names = new RegExp(`\\b(?:${retired.filter((word) => !isPlain(word)).join('|')})\\b`, 'g');
const fields = new RegExp(`^\\s+(?:${retired.filter(isPlain).join('|')})\\??:`, 'gm');

test('retired words of the glossary return nowhere', () => {
  expect(retired.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const text = read(file);
    const inContract = /^contract\/(entities|calls)\//.test(file) ? text.match(fields) : null;
    return [...(text.match(names) ?? []), ...(inContract ?? [])].map(
      (word) => `${file}: ${word.trim()}`,
    );
  });
  expect(found, 'Use the word that docs/glossary.md gives in its place').toEqual([]);
});

test('retired phrases of the glossary return nowhere', () => {
  expect(phrases.length).toBeGreaterThan(5);
  const pattern = new RegExp(
    `\\b(?:${phrases.join('|').replaceAll(' ', String.raw`\s+(?:\* )?`)})\\b`,
    'gi',
  );
  const found = files
    .filter((file) => !file.endsWith('.json') && file !== 'tests/tools/retired-words.test.ts')
    .flatMap((file) => (read(file).match(pattern) ?? []).map((phrase) => `${file}: ${phrase}`));
  expect(found, 'Say it as docs/glossary.md does').toEqual([]);
});

import { runCommand } from './bootstrap.mjs';

await runCommand('tests/contract/command/main.ts');

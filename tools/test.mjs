import { runCommand } from './bootstrap.mjs';

await runCommand('tools/commands/test.ts');

import { runCommand } from './bootstrap.mjs';

await runCommand('tools/commands/contract-changes.ts');

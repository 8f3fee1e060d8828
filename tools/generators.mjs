import { runCommand } from './bootstrap.mjs';

await runCommand('tools/commands/generators.ts');

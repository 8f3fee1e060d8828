import { runCommand } from './bootstrap.mjs';

await runCommand('tools/commands/firebase-emulator.ts');

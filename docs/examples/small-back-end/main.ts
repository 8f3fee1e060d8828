import { exampleCalls } from './calls.ts';
import { createSealing } from './sealing.ts';
import { backEnd } from './server.ts';

// npx node docs/examples/small-back-end/main.ts 3000
const [port = '3000'] = process.argv.slice(2);
const { key, unseal } = await createSealing();
backEnd({ ...exampleCalls(key), unseal }).listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`The example answers at http://127.0.0.1:${port}/api\n`);
});

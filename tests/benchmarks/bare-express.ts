import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';

// A separate process, as the fake server is: `bare-express.ts <file with the two answers>`.
const [file = ''] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, 'utf8')) as { read: unknown; write: unknown };

const app = express();
app.get('/read', (_, response) => {
  response.json(answers.read);
});
app.post('/write', express.json(), (_, response) => {
  response.json(answers.write);
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});

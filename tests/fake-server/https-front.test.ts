import { connect } from 'node:http2';
import { request } from 'node:https';
import { expect, test } from 'vitest';
import { sharedServer } from './support/shared-world.ts';
import { startTestServer } from './support/test-server.ts';

const server = await sharedServer({ https: true });

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request over its own HTTP/2 connection. */
function askByHttp2(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connect(server.localUrl, { rejectUnauthorized: false }).once('error', reject);
    const stream = session.request({ ':path': path, ...headers });
    let status = 0;
    let text = '';
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    stream.once('response', (answer) => (status = answer[':status'] ?? 0));
    stream.once('error', reject).once('end', () => {
      session.close();
      resolve({ status, text });
    });
    stream.end();
  });
}

/** Asks as a client that knows no HTTP/2. */
function askByHttp1(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(server.localUrl + path, { rejectUnauthorized: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.once('error', reject).end();
  });
}

test.each([
  ['HTTP/2', askByHttp2],
  ['HTTP/1.1', askByHttp1],
])('a server by https answers by %s', async (_name, ask) => {
  expect(await ask('/health')).toEqual({ status: 200, text: '{"status":"up"}' });
  expect((await ask('/api/site/none')).status).toBe(404);
});

test('uses its own address in answers, whatever a browser says of a proxy', async () => {
  const claims = { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'http' };
  const { text } = await askByHttp2('/api/site/resources?lang=PT', claims);
  expect(text).toContain(server.vendorsUrl);
  expect(text).not.toContain('elsewhere.example');
});

test('tells browsers to use https only', async () => {
  const session = connect(server.localUrl, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/' });
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    stream.once('response', resolve).once('error', reject).resume();
  });
  session.close();
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('a connection that waits ends with the server', async () => {
  const own = await startTestServer({ https: true });
  const session = connect(own.localUrl, { rejectUnauthorized: false });
  const ended = new Promise((resolve) => session.once('close', resolve));
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
  await own.close();
  await ended;
});

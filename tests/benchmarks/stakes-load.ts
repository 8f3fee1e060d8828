import { Agent, request } from 'node:http';

// A separate process, so that its time is not the server's: `stakes-load.ts <address> <body as
// JSON> <how many> <at once>` posts the body, each time with a new round id.
const [address = '', text = '{}', count = '0', atOnce = '1'] = process.argv.slice(2);
const body = JSON.parse(text) as object;
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
let left = Number(count);

function post(): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${address} answered ${answer.statusCode}.`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ ...body, roundId: crypto.randomUUID() }));
  });
}

async function lane(): Promise<void> {
  while (left > 0) {
    left -= 1;
    await post();
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, lane));
agent.destroy();

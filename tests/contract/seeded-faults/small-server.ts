import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import { z } from 'zod/v4';
import type { Auth } from '#contract/call.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { FieldError } from '#contract/errors.ts';
import { sealedBodySchema } from '#contract/sealed.ts';
import { routesOf } from '../kit/routes.ts';
import type { Subject } from '../kit/subject.ts';
import { donations } from './donations.ts';
import type { SeededFault } from './faults.ts';
import { Refused } from './refused.ts';
import { smallContract } from './small-contract.ts';
import { headersWith } from './small-headers.ts';
import { smallSealing } from './small-sealing.ts';

function fieldsOf({ issues }: z.ZodError): FieldError[] {
  return issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    return keys.map((key) => ({
      field: [...issue.path.map(String), ...(key === '' ? [] : [key])].join('.'),
      rule: 'type' as const,
    }));
  });
}

function validated<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refused('validation_failed', fieldsOf(result.error));
}

type Session = 'member' | 'agent' | 'trial' | 'revoked';

/** Header that puts the server into a situation for one request. */
const SITUATION = 'x-situation';

/** A server of the small contract that has one fault, or none, and the subject that it makes. */
export async function startSmallServer(fault: SeededFault | 'none') {
  const has = (one: SeededFault) => one === fault;
  const sessions = new Map<string, Session>();
  const books = [{ id: '1', title: 'Dom Casmurro' }];
  const { unsealed, sealing } = await smallSealing(fault);
  let reads = 0;

  function signIn(kind: Session): string {
    const token = randomUUID();
    sessions.set(token, kind);
    return token;
  }

  function authenticate(request: Request, auth: Exclude<Auth, 'none'>): void {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme !== 'Bearer' || token === '') {
      throw new Refused(
        has('says another code for a missing token') ? 'token_expired' : 'token_missing',
      );
    }
    const session = sessions.get(token);
    if (session === undefined) throw new Refused('token_invalid');
    if (session === 'revoked' && !has('takes revoked tokens')) throw new Refused('token_invalid');
    if (request.get(SITUATION) === 'expired' && !has('takes expired tokens')) {
      throw new Refused('token_expired');
    }
    if (session === 'trial' && auth === 'trueMember' && !has('takes trial accounts')) {
      throw new Refused('in_need_true_account');
    }
    if (session !== 'agent' && auth === 'agent' && !has('takes members for agents')) {
      throw new Refused('agent_only');
    }
  }

  const { list, one, add, confide, donate } = smallContract.books;
  const app = express();
  if (!has('names its software')) app.disable('x-powered-by');
  app.use((request, response, next) => {
    for (const [name, value] of Object.entries(headersWith(fault))) response.setHeader(name, value);
    if (has('trusts every origin')) {
      response.setHeader('Access-Control-Allow-Origin', request.get('origin') ?? '*');
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    next();
  });

  app.use((request, _, next) => {
    const situation = request.get(SITUATION);
    const open = request.path === '/open' || has('never closes');
    if (situation === 'maintenance' && !open) throw new Refused('maintenance');
    if (situation === 'region' && !open) throw new Refused('region_restricted');
    next();
  });
  app.get('/open', (request, response) => {
    if (has('closes everything') && request.get(SITUATION)) throw new Refused('maintenance');
    response.json({ success: true, value: true });
  });
  if (!has('asks for the token last')) {
    app.post('/books', (request, _, next) => {
      if (!has('asks for no token')) authenticate(request, 'member');
      next();
    });
    app.post('/donations', (request, _, next) => {
      authenticate(request, 'member');
      next();
    });
    app.post('/diary', (request, _, next) => {
      authenticate(request, 'trueMember');
      next();
    });
  }
  app.use(express.json({ limit: has('takes megabytes') ? '50mb' : '100kb' }));

  app.get('/earnings', (request, response) => {
    authenticate(request, 'agent');
    response.json({ success: true, value: 12_000 });
  });

  app.get('/books', (request, response) => {
    validated(list.query, request.query);
    reads += 1;
    const shown = books.map((book) => ({
      ...book,
      ...(has('leaks a key') ? { purchasePrice: 100 } : {}),
      ...(has('answers differently each time') ? { title: `${book.title} ${reads}` } : {}),
    }));
    const answer = { success: true, value: shown };
    if (has('says another content type')) response.type('text/html').send(JSON.stringify(answer));
    else response.json(answer);
  });

  app.get('/ticket', (_request, response) => {
    const value = has('gives the same ticket again') ? 'ticket-1' : randomUUID();
    response.json({ success: true, value });
  });

  app.get('/books/:id', (request, response) => {
    const { id } = validated(one.pathParams, request.params);
    const book = books.find((each) => each.id === id);
    if (book) response.json({ success: true, value: book });
    else if (has('forgets the envelope')) response.status(404).json({ error: 'No such book' });
    else throw new Refused('not_found');
  });

  app.post('/books', (request, response) => {
    const body: unknown = request.body;
    if (has('asks for the token last')) {
      validated(add.body, body);
      authenticate(request, 'member');
    }
    if (has('changes before it checks')) books.push({ id: randomUUID(), title: 'half a book' });
    const bare = has('takes what is out of range')
      ? z.looseObject({ title: z.string().min(1).max(20), kind: z.string(), copies: z.int() })
      : has('takes unknown keys')
        ? z.object(add.body.shape)
        : add.body;
    const { title } = validated(bare, body);
    if (has('breaks on a long text') && title.length === 20) throw new Error('boom');
    const book = { id: randomUUID(), title };
    books.push(book);
    response
      .status(has('answers an undeclared status') ? 201 : 200)
      .json({ success: true, value: { id: book.id } });
  });

  const giveBook = donations(fault, (title) => {
    const book = { id: randomUUID(), title };
    books.push(book);
    return book.id;
  });
  app.post('/donations', (request, response) => {
    const body: unknown = request.body;
    if (has('asks for the token last')) authenticate(request, 'member');
    return giveBook(request, response, validated(donate.body, body).title);
  });

  async function answerDiary(request: Request, response: Response): Promise<void> {
    if (has('asks for the token last')) authenticate(request, 'trueMember');
    const { text } = validated(
      confide.body,
      await unsealed(validated(sealedBodySchema, request.body).sealed),
    );
    response.json({ success: true, value: { characters: text.length } });
  }
  // Express 5 passes a rejected promise on to its error handler.
  app.post('/diary', (request, response) => answerDiary(request, response));

  app.use((request) => {
    if (request.method === 'PATCH' && has('breaks on other methods')) throw new Error('boom');
    throw new Refused('not_found');
  });

  const refuse: ErrorRequestHandler = (error: unknown, _request, response: Response, next) => {
    const status = z.object({ status: z.number() }).safeParse(error).data?.status;
    if (has('breaks on bad JSON') && status === 400) {
      next(new Error('boom'));
      return;
    }
    const refused =
      error instanceof Refused
        ? error
        : new Refused(
            status === 413
              ? 'payload_too_large'
              : status === undefined
                ? 'internal_error'
                : 'bad_request',
          );
    if (has('has no envelope for unknown addresses') && refused.code === 'not_found') {
      response.status(404).send('Cannot GET it');
      return;
    }
    const fields = has('names no field') ? undefined : refused.fields;
    response
      .status(errorCatalogue[refused.code].status)
      .json({
        success: false,
        code: refused.code,
        message: has('says the same about everything')
          ? 'That did not work.'
          : `That did not work: ${refused.code}.`,
        ...(fields ? { fields } : {}),
      });
  };
  app.use(refuse);
  // Express's own last resort prints what it catches; here it is caught on purpose.
  app.set('env', 'test');

  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const subject: Subject = {
    baseUrl: `http://127.0.0.1:${port}`,
    routes: routesOf(smallContract),
    effort: 'thorough',
    turn: 0,
    tokens: {
      current: () => Promise.resolve(signIn('member')),
      renewed: () => Promise.resolve(signIn('member')),
      agent: () => Promise.resolve(signIn('agent')),
      trial: () => Promise.resolve(signIn('trial')),
      revoked: () => Promise.resolve(signIn('revoked')),
    },
    hasRealAccount: true,
    sealing,
    situations: {
      maintenance: { [SITUATION]: 'maintenance' },
      regionBlocked: { [SITUATION]: 'region' },
      tokenExpired: { [SITUATION]: 'expired' },
    },
    restlessRoutes: ['books.ticket'],
    freshRoutes: ['books.ticket'],
    restlessKeys: [],
  };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { subject, stop };
}

import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '../../environment.ts';
import { codeOf, Failure, messageOf } from '../../platform/failure.ts';

/**
 * The port that can be listened on, which for port 0 is any free one; throws a Failure with the way out when nobody can.
 * Called before any work is begun.
 */
export async function requireFreePort(host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  } catch (error) {
    throw portFailure(error, host, port);
  } finally {
    server.close();
  }
}

/** The last of the ports of the demonstration shops, which are five in a row: four shops and the payment provider. */
export const lastDemoPort = ({ demoPort }: Environment): number => demoPort + 4;

/** Throws a Failure where the demonstration shops would take the port of the product. */
export function requireOwnPort(environment: Environment): void {
  const { port, hasDemoShops, demoPort } = environment;
  const last = lastDemoPort(environment);
  if (!hasDemoShops || port < demoPort || port > last) return;
  throw new Failure(
    'PORTS_OVERLAP',
    `PORT ${port} is one of the ports ${demoPort} to ${last} of the demonstration shops: choose another PORT, the first of five others as in "QUARRY_DEMO_PORT=${port + 1} npm start", or QUARRY_DEMO_SHOPS=off.`,
  );
}

/** What to do about an address that cannot be listened on. */
export function portFailure(error: unknown, host: string, port: number): Failure {
  const options = { cause: error };
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Failure(
        'PORT_TAKEN',
        `Port ${port} on ${host} is taken by another program: stop that program, or choose another port, as in "PORT=${port + 1} npm start".`,
        options,
      );
    case 'EACCES':
      return new Failure(
        'PORT_REFUSED',
        `The system does not let this user listen on port ${port}: choose one above 1023, as in "PORT=4000 npm start".`,
        options,
      );
    default:
      return new Failure(
        'HOST_UNUSABLE',
        `Quarry cannot listen on HOST ${host}, port ${port} (${messageOf(error)}): set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
        options,
      );
  }
}

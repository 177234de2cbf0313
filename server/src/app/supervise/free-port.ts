import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf, Failure, messageOf } from '../../platform/failure.ts';

/** Throws a Failure with the way out when nobody can listen on this port; called before any work is begun. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw portFailure(error, host, port);
  } finally {
    server.close();
  }
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

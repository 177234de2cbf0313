import { Socket } from 'node:net';
import { Client, type ClientConfig, DatabaseError, type QueryConfig } from 'pg';

const mostConnections = 4;

type Connection = { client: Client; socket: Socket; underWay: number };

export type Pipeline = {
  /**
   * Asks for rows; asks once more when the connection is lost meanwhile, since a read changes nothing. `begin` begins a transaction
   * for it alone, in the same write.
   */
  read: <Row>(statement: QueryConfig, begin?: string) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** Tries to connect until it succeeds or there is no hope. */
type Patience = <Connected>(connect: () => Promise<Connected>) => Promise<Connected>;

/**
 * Short reads of many callers over few connections: all that is asked for in one turn of the event loop leaves in one write, and
 * no read waits for the answer to another before it is sent. One that takes long holds up what was sent behind it on the same
 * connection, and what belongs to a transaction cannot travel so: those have the pool.
 */
export function openPipeline(config: ClientConfig, patiently: Patience): Pipeline {
  const connections = new Set<Connection>();
  /** The one whose write is being gathered. */
  let gathering: Connection | undefined;
  let opening: Promise<Connection> | undefined;

  const open = async (): Promise<Connection> => {
    const connection = await patiently(() => connect(config));
    connections.add(connection);
    connection.client.once('end', () => connections.delete(connection));
    return connection;
  };
  const openAnother = (): Promise<Connection> => {
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  const choose = (): Connection | Promise<Connection> => {
    if (gathering && connections.has(gathering)) return gathering;
    const [idlest] = [...connections].toSorted((one, other) => one.underWay - other.underWay);
    if (!idlest) return openAnother();
    // The next turn may use it; this one does not wait.
    if (idlest.underWay > 0 && connections.size < mostConnections) openAnother().catch(() => undefined);
    return idlest;
  };

  const gather = (connection: Connection): void => {
    if (gathering === connection) return;
    gathering = connection;
    connection.socket.cork();
    setImmediate(() => {
      if (gathering === connection) gathering = undefined;
      connection.socket.uncork();
    });
  };

  const send = async <Row>(
    { client }: Connection,
    statement: QueryConfig,
    begin: string | undefined,
  ): Promise<Row[]> => {
    if (begin === undefined) return (await client.query<Row & object>(statement)).rows;
    const [, answer] = await Promise.all([
      client.query(begin),
      client.query<Row & object>(statement),
      client.query('commit'),
    ]);
    return answer.rows;
  };

  const ask = async <Row>(statement: QueryConfig, begin: string | undefined): Promise<Row[]> => {
    const connection = await choose();
    gather(connection);
    connection.underWay += 1;
    try {
      return await send<Row>(connection, statement, begin);
    } catch (error) {
      if (!isOfStatement(error)) {
        connections.delete(connection);
        connection.client.end().catch(() => undefined);
      }
      throw error;
    } finally {
      connection.underWay -= 1;
    }
  };

  return {
    async read<Row>(statement: QueryConfig, begin?: string): Promise<Row[]> {
      try {
        return await ask<Row>(statement, begin);
      } catch (error) {
        if (isOfStatement(error)) throw error;
        return ask(statement, begin);
      }
    },
    async close() {
      await opening?.catch(() => undefined);
      await Promise.all([...connections].map(({ client }) => client.end()));
    },
  };
}

async function connect(config: ClientConfig): Promise<Connection> {
  const socket = new Socket();
  const client = new Client({ ...config, pipeline: true, stream: () => socket });
  // Unheard it would end the process; those who wait for an answer are told by their reads.
  client.on('error', () => undefined);
  await client.connect();
  return { client, socket, underWay: 0 };
}

/** Connection exceptions, the operator's interventions, and time-outs that end a session. */
const endOfConnection = /^(08|57P|25P0[34])/;

/** Whether the server refused the statement itself; all else is the end of the connection. By its code: its severity is told in the server's language. */
function isOfStatement(error: unknown): boolean {
  return error instanceof DatabaseError && !endOfConnection.test(error.code ?? '');
}

// Serves one file as a feed from a process of its own. Prints its port.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

const file = process.argv[2] ?? '';

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/csv; charset=utf-8');
  createReadStream(file).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  if (bound !== null && typeof bound !== 'string') process.stdout.write(`${bound.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));

import { createServer, type OutgoingHttpHeaders } from 'node:http';

// A bare Node server that sends what its parent process has told it to. `bare-server.ts PORT`

let status = 404;
let headers: OutgoingHttpHeaders = {};
let body: Buffer | undefined;

process.on('message', (answer: { status: number; headers: OutgoingHttpHeaders; body: string }) => {
  ({ status, headers } = answer);
  body = status === 304 ? undefined : Buffer.from(answer.body, 'base64');
  process.send?.('ready');
});

createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));

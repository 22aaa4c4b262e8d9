import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline: a bare Node server that sends the same bytes with the same headers. `bare-server.ts PORT FILE HEADERS` */
const [port, file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const fixed = JSON.parse(headers);
createServer((_request, response) => {
  response.writeHead(200, fixed);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

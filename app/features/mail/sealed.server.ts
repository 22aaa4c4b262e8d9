import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { readSessionSecret } from '#app/server/auth/session-secret.server.ts';
import { env } from '#app/server/env.server.ts';

// A link that sets a password is stored nowhere as a text, not even while its mail waits: who reads the database or a
// copy of it can open none.

let secret: string | undefined;
const key = () => {
  secret ??= readSessionSecret(env.sessionSecret, env.dataDir);
  return secret;
};

export const seal = (text: string): Promise<string> => symmetricEncrypt({ key: key(), data: text });
export const unseal = (sealed: string): Promise<string> => symmetricDecrypt({ key: key(), data: sealed });

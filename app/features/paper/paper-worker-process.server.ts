// The child process that paper-worker.server.ts starts. It is not part of the build: Node runs this file as it is.

import { answerJobs } from '#app/server/child-worker-process.server.ts';
import { drawPaper } from './drawn/draw-paper.ts';

const JOBS = { drawPaper };

export type Jobs = typeof JOBS;

answerJobs(JOBS);

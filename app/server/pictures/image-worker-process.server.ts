// The child process that image-worker.server.ts starts. It is not part of the build: Node runs this file as it is.

import sharp from 'sharp';
import { answerJobs } from '#app/server/child-worker-process.server.ts';
import { drawSharePicture } from '#app/server/share/draw-share-picture.server.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { drawColorBoard } from './draw-color-board.server.ts';
import { encodePrint } from './encode-print.server.ts';
import { encodeRendition } from './encode-rendition.server.ts';
import { readPictureFacts } from './read-picture.server.ts';

const JOBS = { cleanPicture, drawColorBoard, drawSharePicture, encodePrint, encodeRendition, readPictureFacts };

export type Jobs = typeof JOBS;

answerJobs(JOBS);
// Each picture is processed once, so a cache of decoded pictures and a thread per core would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

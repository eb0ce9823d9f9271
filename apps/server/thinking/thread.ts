// A thread of its own, so that a bot that thinks holds up nobody.
import { parentPort } from 'node:worker_threads';
import { games } from '@zunft/games';
import { thinker } from '@zunft/host';

const hear = thinker(games, (message) => parentPort!.postMessage(message));
parentPort!.on('message', hear);

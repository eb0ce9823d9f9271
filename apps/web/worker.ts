import { runHost } from './host/run-host.ts';
import { runThinker, thinkerName } from './host/thinker.ts';

// One file for both, so that it is fetched once: the host, and the thread in which the bots of its tables think.
if (self.name === thinkerName) runThinker();
else runHost();

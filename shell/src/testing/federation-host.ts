import { init } from '@module-federation/enhanced/runtime';

/** What webpack's federation plugin does for the shell before anything else of it runs. */
init({ name: 'shell', remotes: [] });

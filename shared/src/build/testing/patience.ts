import { configure } from '@testing-library/dom';

// A busy machine is slow, not wrong: longer than any wait that passes, and still an end.
configure({ asyncUtilTimeout: 10_000 });

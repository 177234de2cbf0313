import './mantine-dialogs.css';

/** What opens above the screen, with the styles that only then are needed. */
export { Drawer, Modal } from '@mantine/core';

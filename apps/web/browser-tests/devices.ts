/** What most tests are played on. */
export const desk = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

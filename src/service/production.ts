/**
 * Import this first. Libraries choose between speed and checks for developers when they are loaded; a
 * service that nobody told otherwise wants speed.
 */
process.env.NODE_ENV ??= 'production';

/**
 * The stages of a Dockerfile, each with its base image, its name and its steps. Knows what this
 * project's Dockerfile uses: line continuations and comments, no heredocs and no arguments.
 */
export function readDockerfile(text) {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages = [];
  for (const line of lines) {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`Not an instruction: ${line}`);
    if (name === 'FROM') {
      const [, image, , stage] = /^(\S+)(\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      stages.push({ image, name: stage ?? String(stages.length), steps: [] });
    } else {
      stages.at(-1).steps.push({ name, text: rest });
    }
  }
  return stages;
}

/** A command as a shell completes it. */
export interface CommandWords {
  readonly name: string;
  readonly says: string;
  readonly options: readonly OptionWords[];
  /** What stands for a file or another argument: fixed words, or null for files. */
  readonly words: readonly string[] | null;
}

/** An option as a shell completes it. */
export interface OptionWords {
  readonly name: string;
  readonly says: string;
  readonly takesValue: boolean;
  /** The values that it takes, where they are few. */
  readonly values: readonly string[];
}

const PROGRAM = 'rules-oracle';

/** The completion script of every shell. */
export const SHELLS: Readonly<Record<string, (commands: readonly CommandWords[]) => string>> = {
  bash,
  fish,
  zsh,
};

function bash(commands: readonly CommandWords[]): string {
  const cases = commands.map(({ name, options, words }) => {
    const values = options
      .filter(({ values: known }) => known.length > 0)
      .map((option) => `    ${name}:${option.name}) words="${option.values.join(' ')}" ;;`);
    const all = [...options.map((option) => option.name), ...(words ?? [])];
    return [...values, `    ${name}:*) words="${all.join(' ')}" ;;`].join('\n');
  });
  return `# Completion of ${PROGRAM} for bash: put this into ~/.bashrc:
#   source <(${PROGRAM} completion bash)
_rules_oracle() {
  local words="" current="\${COMP_WORDS[COMP_CWORD]}"
  local before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commands.map(({ name }) => name).join(' ')}"
  else
    case "\${COMP_WORDS[1]}:$before" in
${cases.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _rules_oracle ${PROGRAM}
`;
}

function zsh(commands: readonly CommandWords[]): string {
  const listed = commands.map(({ name, says }) => `    ${quoted(`${name}:${says}`)}`);
  const cases = commands.map(({ name, options, words }) => {
    const specs = options.map(({ name: option, says, takesValue, values }) => {
      const value = takesValue ? `:value:${values.length > 0 ? `(${values.join(' ')})` : ''}` : '';
      return `        ${quoted(`${option}[${says.replaceAll(/[[\]]/g, '')}]${value}`)}`;
    });
    const argument = words === null ? '*:file:_files' : `1:name:(${words.join(' ')})`;
    return `    ${name})\n      _arguments \\\n${[...specs, `        ${quoted(argument)}`].join(' \\\n')}\n      ;;`;
  });
  return `#compdef ${PROGRAM}
# Completion of ${PROGRAM} for zsh: put this into ~/.zshrc:
#   source <(${PROGRAM} completion zsh)
_rules_oracle() {
  local -a commands
  commands=(
${listed.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _rules_oracle ${PROGRAM}
`;
}

function fish(commands: readonly CommandWords[]): string {
  const complete = `complete -c ${PROGRAM}`;
  const first = commands.map(
    ({ name, says }) => `${complete} -n __fish_use_subcommand -f -a ${name} -d ${quoted(says)}`,
  );
  const rest = commands.flatMap(({ name, options, words }) => {
    const inside = `${complete} -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    const own = options.map(({ name: option, says, takesValue, values }) => {
      const value = takesValue ? ' -r' : '';
      const known = values.length > 0 ? ` -f -a ${quoted(values.join(' '))}` : '';
      return `${inside} -l ${option.slice(2)}${value}${known} -d ${quoted(says)}`;
    });
    return words === null ? own : [...own, `${inside} -f -a ${quoted(words.join(' '))}`];
  });
  return `# Completion of ${PROGRAM} for fish: put this into ~/.config/fish/config.fish:
#   ${PROGRAM} completion fish | source
${[...first, ...rest].join('\n')}
`;
}

/** A text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", '')}'`;
}

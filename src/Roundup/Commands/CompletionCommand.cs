using System.CommandLine;
using System.CommandLine.Completions;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands;

internal sealed class CompletionCommand : RoundupCommand
{
    public CompletionCommand(CliContext context)
        : base("completion", "Print the script that completes commands, options and names in a shell.")
    {
        var shell = new Argument<string>("shell")
        {
            HelpName = "SHELL",
            Description = $"The shell: {string.Join(", ", CompletionScripts.All.Keys)}.",
            CustomParser = result => Parsers.Name(result, "SHELL", [.. CompletionScripts.All.Keys]),
        };
        shell.CompletionSources.Add(_ => CompletionScripts.All.Keys.Select(name => new CompletionItem(name)));
        Add(shell);
        SetAction(parsed => context.Terminal.WriteLine(CompletionScripts.All[parsed.GetValue(shell)!]));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("eval \"$(roundup completion bash)\"", "complete in this bash; put the line into ~/.bashrc for all"),
        new("source <(roundup completion zsh)", "complete in this zsh; put the line into ~/.zshrc, after compinit, for all"),
        new("roundup completion pwsh | Out-String | Invoke-Expression", "complete in PowerShell; put the line into $PROFILE for all"),
    ];
}

// The scripts. Each passes the line without the name of the program, and the place of the cursor in it, to the directive [suggest], which
// answers with one completion a line.
internal static class CompletionScripts
{
    public static IReadOnlyDictionary<string, string> All { get; } = new Dictionary<string, string>
    {
        ["bash"] =
            """
            _roundup() {
              local program=${COMP_LINE%% *}
              local line=${COMP_LINE#"$program"} at=$((COMP_POINT - ${#program})) found
              local word=${line:0:at}
              word=${word##* }
              # Bash replaces only what follows the last of its separators, such as @.
              local kept=${word%"${COMP_WORDS[COMP_CWORD]}"}
              COMPREPLY=()
              while IFS= read -r found; do
                [[ $found == "$word"* ]] && COMPREPLY+=("${found#"$kept"}")
              done < <("$program" "[suggest:$at]" "$line" 2> /dev/null)
            }
            complete -o default -F _roundup roundup
            """,
        ["zsh"] =
            """
            _roundup() {
              local program=${BUFFER%% *}
              local -a found=("${(@f)$("$program" "[suggest:$((CURSOR - ${#program}))]" "${BUFFER#"$program"}" 2> /dev/null)}")
              compadd -- $found
            }
            compdef _roundup roundup
            """,
        ["pwsh"] =
            """
            Register-ArgumentCompleter -Native -CommandName roundup -ScriptBlock {
                param($word, $line, $position)
                $program = $line.CommandElements[0].Extent.Text
                $rest = $line.Extent.Text.PadRight($position).Substring($program.Length)
                & $program "[suggest:$($position - $program.Length)]" $rest 2> $null | ForEach-Object {
                    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
                }
            }
            """,
    };
}

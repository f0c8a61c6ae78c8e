using System.CommandLine;
using Roundup.Cli.Listing;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup list serializers</c>: every row, and how it stands here.</summary>
internal sealed class ListSerializersCommand : RoundupCommand
{
    public ListSerializersCommand(CliContext context)
        : base("serializers", "The rows of all libraries, and how they stand here.")
    {
        var check = new Option<bool>("--check") { Description = "Build all rows first, to know which can run here." };
        var markdown = new Option<bool>("--markdown") { Description = "Write docs/serializers.md to standard output." };
        var packageSource = SelectionOptions.PackageSource();
        Add(check);
        Add(packageSource);
        Add(markdown);
        SetAction((parsed, _) =>
            new SerializersAction(context).RunAsync(parsed.GetValue(check), parsed.GetValue(markdown), parsed.GetValue(packageSource) ?? []));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "as earlier builds left them"),
        new("roundup list serializers --check", "all rows built first: a few minutes at the first time"),
        new("roundup list serializers --markdown > docs/serializers.md", "the same as a document, without what is true of this machine alone"),
    ];
}

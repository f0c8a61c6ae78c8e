using System.CommandLine;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Lists;

/// <summary><c>roundup list serializers</c>: every row, and whether it can run here.</summary>
internal sealed class ListSerializersCommand : RoundupCommand
{
    public ListSerializersCommand(CliContext context)
        : base("serializers", "List the serializers and whether they can run here.")
    {
        var check = new Option<bool>("--check") { Description = "First build all serializers, to find out which can run here." };
        var markdown = new Option<bool>("--markdown")
        {
            Description = "The same as --format markdown: a document with licences, status, dates and timed calls.",
        };
        var format = FormatOption.Create(context);
        var folder = FolderOption.Create(context);
        var packageSource = SelectionOptions.PackageSource();
        Add(check);
        Add(folder);
        Add(packageSource);
        Add(format);
        Add(markdown);
        SetAction((parsed, _) => new SerializersAction(context).RunAsync(
            parsed.GetValue(check),
            parsed.GetValue(markdown) ? context.Formats.First(known => known.Kind == FormatKind.Document) : parsed.GetValue(format),
            parsed.GetValue(folder) ?? [],
            parsed.GetValue(packageSource) ?? []));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "list all serializers, with their state based on earlier builds"),
        new("roundup list serializers --check", "build all first, which takes a few minutes the first time"),
        new("roundup list serializers --markdown > serializers.md", "write the list as a document, without the state on this machine"),
    ];
}

using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Lists;

/// <summary><c>roundup list serializers</c>: every row, and whether it can run here.</summary>
internal sealed class ListSerializersCommand : RoundupCommand
{
    public ListSerializersCommand(CliContext context)
        : base("serializers", "List the serializers and whether they can run here.")
    {
        var line = AddOptions<SerializersRequest>(context);
        SetAction((parsed, _) => new SerializersAction(context).RunAsync(line.Read(parsed)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "list all serializers, with their state based on earlier builds"),
        new("roundup list serializers --check", "build all first, which takes a few minutes the first time"),
        new("roundup list serializers --markdown > serializers.md", "write the list as a document, without the state on this machine"),
    ];
}

/// <summary>What <c>roundup list serializers</c> was asked.</summary>
internal sealed record SerializersRequest
{
    [Option("--check", null, "First build all serializers, to find out which can run here.")]
    public bool Checks { get; init; }

    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];

    [Option("--package-source", "SOURCE", RunOptions.PackageSourcesText, Form = OptionForm.PackageSources)]
    public IReadOnlyList<string> PackageSources { get; init; } = [];

    /// <summary>The output format; null: the console.</summary>
    [Option("--format", "NAME", ListRequest.FormatText, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }

    [Option("--markdown", null, "The same as --format markdown: a document with licences, status, dates and timed calls.")]
    public bool IsDocument { get; init; }
}

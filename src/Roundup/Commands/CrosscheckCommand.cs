using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup crosscheck</c>: the same cases by BenchmarkDotNet. It joins <see cref="CommandList"/> with its action.</summary>
internal sealed class CrosscheckCommand : RoundupCommand
{
    public CrosscheckCommand()
        : base("crosscheck", "Measure a sample of cases with BenchmarkDotNet too and show both side by side.") => new SelectionOptions().AddTo(this);

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup crosscheck --serializer 'System.Text.Json/*' --dataset Simple,Users", "some cells by both"),
    ];
}

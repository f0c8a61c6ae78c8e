using System.Globalization;
using Roundup.Catalogue.Definitions;
using Roundup.Inference.Models;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>Types that were inferred from a JSON sample.</summary>
/// <param name="sample">The sample, absolute.</param>
/// <param name="model">What was inferred.</param>
internal sealed class InferredTypes(string sample, InferredModel model) : IOwnModel
{
    /// <inheritdoc/>
    public string Origin => sample;

    /// <inheritdoc/>
    public string RootType => model.RootType;

    /// <inheritdoc/>
    public IReadOnlyList<ModelText> Files => [new("Model.cs", model.Source)];

    /// <inheritdoc/>
    public IEnumerable<Notice> Notices(string dataset) =>
    [
        new(NoticeCode.TypesInferred, dataset, Path.GetFileName(sample), model.Findings.Count.ToString(CultureInfo.InvariantCulture)),
    ];
}

using System.Globalization;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Datasets;
using Roundup.ModelCompiler;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData.Fitting;

/// <summary>The user's types as all libraries can have them: without what needs packages, generic types as classes of their own.</summary>
internal sealed class PreparedModel : IOwnModel
{
    private const int MostNamed = 5;

    private readonly IOwnModel author;

    private PreparedModel(IOwnModel author, ModelSource source) => (this.author, Source) = (author, source);

    /// <summary>The same for the model compiler.</summary>
    public ModelSource Source { get; }

    /// <inheritdoc/>
    public string Origin => author.Origin;

    /// <inheritdoc/>
    public string RootType => Source.RootType;

    /// <inheritdoc/>
    public IReadOnlyList<ModelText> Files => [.. Source.Files.Select(file => new ModelText(file.Path, file.Text))];

    /// <summary>Prepares a model.</summary>
    /// <exception cref="RoundupException">It does not compile.</exception>
    public static PreparedModel Of(IOwnModel author)
    {
        var files = author.Files.Select(file => new ModelFile(file.Path, file.Text)).ToArray();
        var source = new ModelSource("Own", author.RootType, Document: false, files) { Ignored = author.Ignored };
        return new(author, ModelSources.Compile(() => Compiler.Prepare(source)));
    }

    /// <inheritdoc/>
    public IEnumerable<Notice> Notices(string dataset)
    {
        var parts = Source.OmittedParts.Select(part => $"{part.What} of {part.Where}").ToList();
        var more = parts.Count > MostNamed ? $" and {parts.Count - MostNamed} more" : "";
        return parts.Count == 0 ? author.Notices(dataset) :
        [
            .. author.Notices(dataset),
            new(
                NoticeCode.PartsLeftOut,
                dataset,
                parts.Count.ToString(CultureInfo.InvariantCulture),
                string.Join(", ", parts.Take(MostNamed)) + more),
        ];
    }
}

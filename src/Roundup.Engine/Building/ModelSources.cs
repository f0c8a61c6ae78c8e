using System.Runtime.CompilerServices;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler;

namespace Roundup.Engine.Building;

/// <summary>The models of datasets as the model compiler takes them; each is read and bound once.</summary>
public static class ModelSources
{
    private static readonly ConditionalWeakTable<DatasetDefinition, ModelSource> s_sources = [];

    /// <summary>Compiles the model of a dataset in memory, so that what is wrong with it is said before anything is built.</summary>
    /// <param name="dataset">The dataset.</param>
    /// <exception cref="RoundupException">The model does not compile, or has a member that is not covered.</exception>
    public static void Check(DatasetDefinition dataset)
    {
        ArgumentNullException.ThrowIfNull(dataset);
        try
        {
            Compiler.Compile(Of(dataset), FlavouredModels.Plain);
        }
        catch (ModelException e)
        {
            var message = string.Join('\n', e.Message.Split('\n').Select(line => line.TrimEnd('.') + "."));
            throw new RoundupException(ExitCode.Usage, message, e) { HasLines = true };
        }
    }

    /// <summary>The folder of the model that is compiled into a worker.</summary>
    /// <param name="layout">The folders of the repository.</param>
    /// <param name="worker">The worker.</param>
    /// <param name="dataset">The dataset.</param>
    public static string FolderOf(Layout layout, Unit worker, DatasetDefinition dataset)
    {
        ArgumentNullException.ThrowIfNull(layout);
        ArgumentNullException.ThrowIfNull(worker);
        ArgumentNullException.ThrowIfNull(dataset);
        return Path.Combine(layout.Models, FlavourWriter.FormOf(worker, Of(dataset)), dataset.Name);
    }

    /// <summary>The namespaces of the attributes on a case's model that its author wrote and its library gets; empty where there are none.
    /// </summary>
    internal static IReadOnlyList<string> AuthorAttributes(PlannedCase planned)
    {
        var form = FlavourWriter.FormOf(Unit.Worker(planned), Of(planned.Dataset)).Split('+');
        return Compiler.AuthorAttributes(Of(planned.Dataset), form[0], form[1..]);
    }

    /// <summary>The model of a dataset.</summary>
    internal static ModelSource Of(DatasetDefinition dataset) => s_sources.GetValue(dataset, Read);

    private static ModelSource Read(DatasetDefinition dataset)
    {
        var files = dataset.Content.ReadModel().Select(file => new ModelFile(file.Path, file.Text));
        return new(dataset.Name, dataset.Root, dataset.IsDocument, [.. files])
        {
            Json = dataset is { IsJsonSnakeCase: false, JsonArrays.Count: 0 }
                ? null
                : new(dataset.IsJsonSnakeCase, [.. dataset.JsonArrays.Select(array => new JsonArrayForm(array.Type, array.Least))]),
        };
    }
}

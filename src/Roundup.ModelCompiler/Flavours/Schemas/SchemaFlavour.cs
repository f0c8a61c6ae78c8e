using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>The plain model, a schema from which a format's own compiler generates classes, and the mapping between the two.</summary>
internal abstract class SchemaFlavour(SchemaFormat format) : Flavour
{
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var schema = SchemaBuilder.Build(format, output.Model);
        yield return new($"{output.Dataset}.{format.Extension}", format.Write(schema));
        yield return format.Mapper(output, schema).File();
    }

    public override MappedRoot? Mapped(Output output, bool many)
    {
        var (one, list) = SchemaBuilder.RootNames(format, output.Model.Source.RootType);
        var message = many ? list : one;
        var mapper = MapperClass.NameOf(output.Dataset, format);
        return new($"global::{ClassOf(output.Dataset, message)}", $"{mapper}.To{message}", $"{mapper}.From{message}");
    }

    public override LoopRoot LoopRootOf(string dataset, string rootType, bool document)
    {
        var (one, many) = SchemaBuilder.RootNames(format, rootType);
        return new(dataset, ClassOf(dataset, one), document, ClassOf(dataset, many));
    }

    private string ClassOf(string dataset, string message) => $"{Schema.NamespaceOf(dataset)}.{format.ClassName(message)}";
}

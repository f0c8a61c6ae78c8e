using System.Xml.Linq;
using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Reading;

/// <summary>From a <c>Row</c> item to a row.</summary>
internal static class RowReader
{
    /// <summary>What a row may say.</summary>
    public static readonly string[] Attributes =
        ["Include", "Flavour", "Variant", "Needs", "Shapes", "Adapted", "Preferred", "Operations", "Floor", "Notes"];

    private static readonly string[] AllNeeds = ["nothing", "attributes", "schema", "code generation"];
    private static readonly char[] Separators = [' ', ',', ';'];

    public static RowDefinition Read(ProjectXml project, XElement row, string library, bool floorLibrary)
    {
        var name = project.RequiredNameAttribute(row, "Include");
        var needs = project.RequiredAttribute(row, "Needs");
        if (ProjectXml.Unknown(needs, AllNeeds) is { } wrong)
        {
            throw project.Error(row, $"Needs of <Row> {name} {wrong}");
        }

        var native = Values<Shape>(project, row, "Shapes");
        var adapted = Values<Shape>(project, row, "Adapted");
        if (native.Count == 0)
        {
            throw project.Error(row, $"<Row> {name} has no Shapes: name at least one that the library has itself");
        }

        var operations = Values<Operation>(project, row, "Operations");
        return new RowDefinition
        {
            Name = name,
            FullName = RowDefinition.FullNameOf(library, name),
            Flavour = project.RequiredNameAttribute(row, "Flavour"),
            Variant = project.NameAttribute(row, "Variant"),
            Needs = needs,
            Native = WithSegments(native),
            Adapted = WithPipe(WithSegments([.. adapted.Except(native)]), native),
            Preferred = Preferred(project, row, name, native),
            Operations = operations.Count > 0 ? operations : [Operation.Serialize, Operation.Deserialize],
            IsFloor = Floor(project, row, name) ?? floorLibrary,
            Notes = ProjectXml.Attribute(row, "Notes"),
        };
    }

    /// <summary>Segments have the codec of BufferWriter, so that no project file names them.</summary>
    private static List<Shape> WithSegments(List<Shape> shapes) =>
        shapes.Contains(Shape.BufferWriter) ? [.. shapes, Shape.Segments] : shapes;

    /// <summary>A pipe is adapted from BufferWriter where the library has none itself.</summary>
    private static List<Shape> WithPipe(List<Shape> adapted, List<Shape> native) =>
        !native.Contains(Shape.Pipe) && (native.Contains(Shape.BufferWriter) || adapted.Contains(Shape.BufferWriter))
            ? [.. adapted.Where(shape => shape != Shape.Pipe), Shape.Pipe]
            : adapted;

    private static List<T> Values<T>(ProjectXml project, XElement row, string attribute)
        where T : struct, Enum
    {
        var known = Enum.GetNames<T>().Except([nameof(Shape.Segments), nameof(Shape.Preferred)]).ToArray();
        var values = new List<T>();
        foreach (var word in (ProjectXml.Attribute(row, attribute) ?? "").Split(Separators, StringSplitOptions.RemoveEmptyEntries))
        {
            if (ProjectXml.Unknown(word, known) is { } unknown)
            {
                throw project.Error(row, $"a word of {attribute} {unknown}");
            }

            values.Add(Enum.Parse<T>(word));
        }

        return values;
    }

    private static Shape? Preferred(ProjectXml project, XElement row, string name, List<Shape> native)
    {
        if (ProjectXml.Attribute(row, "Preferred") is not { } text)
        {
            return null;
        }

        return ProjectXml.Unknown(text, [.. native.Select(shape => shape.ToString())]) is { } unknown
            ? throw project.Error(row, $"Preferred of <Row> {name} {unknown}, its Shapes")
            : Enum.Parse<Shape>(text);
    }

    private static bool? Floor(ProjectXml project, XElement row, string name) => ProjectXml.Attribute(row, "Floor") switch
    {
        null => null,
        "true" => true,
        "false" => false,
        var text => throw project.Error(row, $"Floor of <Row> {name} is '{text}', which is neither true nor false"),
    };
}

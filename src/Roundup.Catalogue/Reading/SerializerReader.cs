using System.Xml.Linq;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

internal static class SerializerReader
{
    public static readonly string[] Attributes =
        [
            "Include", "Flavour", "Variant", "OneDataset", "Needs", "Shapes", "Adapted", "Preferred", "Operations", "Reference",
            "Dangerous", "Safe", "OwnFormat", "Document", "OwnForms", "OwnCode", "Generator", "Notes",
        ];

    private static readonly string[] s_needs = ["nothing", "attributes", "schema", "code generation"];
    private static readonly char[] s_separators = [' ', ',', ';'];

    public static SerializerDefinition Read(ProjectXml project, XElement row, string library, bool referenceLibrary)
    {
        var name = project.RequiredNameAttribute(row, "Include");
        var needs = project.RequiredAttribute(row, "Needs");
        if (ProjectXml.Unknown(needs, s_needs) is { } wrong)
        {
            throw project.Error(row, $"Needs of <Configuration> {name} {wrong}");
        }

        var native = Values<Shape>(project, row, "Shapes");
        var adapted = Values<Shape>(project, row, "Adapted");
        if (native.Count + adapted.Count == 0)
        {
            throw project.Error(row, $"<Configuration> {name} has neither Shapes nor Adapted: name at least one shape");
        }

        var operations = Values<Operation>(project, row, "Operations");
        return new SerializerDefinition
        {
            Name = name,
            FullName = SerializerDefinition.FullNameOf(library, name),
            Flavour = project.RequiredNameAttribute(row, "Flavour"),
            Variant = project.NameAttribute(row, "Variant"),
            HasOneDataset = Flag(project, row, name, "OneDataset") ?? false,
            Needs = needs,
            Native = WithSegments(native),
            Adapted = WithPipe(WithSegments([.. adapted.Except(native)]), native),
            Preferred = Preferred(project, row, name, native),
            Operations = operations.Count > 0 ? operations : [Operation.Serialize, Operation.Deserialize],
            IsReference = Flag(project, row, name, "Reference") ?? referenceLibrary,
            Dangerous = ProjectXml.Attribute(row, "Dangerous"),
            IsOutsideSafe = Flag(project, row, name, "Safe") == false,
            LeavesOutGenerator = Flag(project, row, name, "Generator") == false,
            OwnFormat = ProjectXml.Attribute(row, "OwnFormat"),
            Document = ProjectXml.Attribute(row, "Document"),
            OwnForms = [.. Words(project.Property("OwnForms")), .. Words(ProjectXml.Attribute(row, "OwnForms"))],
            IsOwnCode = Flag(project, row, name, "OwnCode") ?? Flag(project, row, name, "Reference") ?? referenceLibrary,
            Notes = ProjectXml.Attribute(row, "Notes"),
        };
    }

    // Adds Segments, which project files do not name, because every codec for BufferWriter serves them.
    private static List<Shape> WithSegments(List<Shape> shapes) =>
        shapes.Contains(Shape.BufferWriter) ? [.. shapes, Shape.Segments] : shapes;

    // Adds Pipe as adapted from BufferWriter, unless the library offers Pipe itself.
    private static List<Shape> WithPipe(List<Shape> adapted, List<Shape> native) =>
        !native.Contains(Shape.Pipe) && (native.Contains(Shape.BufferWriter) || adapted.Contains(Shape.BufferWriter))
            ? [.. adapted.Where(shape => shape != Shape.Pipe), Shape.Pipe]
            : adapted;

    private static List<T> Values<T>(ProjectXml project, XElement row, string attribute)
        where T : struct, Enum
    {
        var known = Enum.GetNames<T>().Except([nameof(Shape.Segments), nameof(Shape.Preferred)]).ToArray();
        var values = new List<T>();
        foreach (var word in Words(ProjectXml.Attribute(row, attribute)))
        {
            if (ProjectXml.Unknown(word, known) is { } unknown)
            {
                throw project.Error(row, $"a word of {attribute} {unknown}");
            }

            values.Add(Enum.Parse<T>(word));
        }

        return values;
    }

    private static string[] Words(string? text) => (text ?? "").Split(s_separators, StringSplitOptions.RemoveEmptyEntries);

    private static Shape? Preferred(ProjectXml project, XElement row, string name, List<Shape> native)
    {
        if (ProjectXml.Attribute(row, "Preferred") is not { } text)
        {
            return null;
        }

        return ProjectXml.Unknown(text, [.. native.Select(shape => shape.ToString())]) is { } unknown
            ? throw project.Error(row, $"Preferred of <Configuration> {name} {unknown}, its Shapes")
            : Enum.Parse<Shape>(text);
    }

    private static bool? Flag(ProjectXml project, XElement row, string name, string attribute) =>
        ProjectXml.Attribute(row, attribute) switch
        {
            null => null,
            "true" => true,
            "false" => false,
            var text => throw project.Error(row, $"{attribute} of <Configuration> {name} is '{text}', which is neither true nor false"),
        };
}

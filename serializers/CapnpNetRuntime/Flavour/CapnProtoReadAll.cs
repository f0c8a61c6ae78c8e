using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.CapnProto;

/// <summary>
/// Code that replaces all views of the message in a domain object by their contents, so that the object no longer needs the message. It
/// visits only what can have views. The serializer read-all times this code, so it is written as a user would write it.
/// </summary>
internal sealed class CapnProtoReadAll
{
    public const string Views = "CapnProtoViews";

    private readonly Output _output;
    private readonly Schema _schema;
    private readonly CapnProtoFormat _format;
    private readonly HashSet<SchemaMessage> _withViews = [];

    private CapnProtoReadAll(Output output, Schema schema, CapnProtoFormat format)
    {
        (_output, _schema, _format) = (output, schema, format);

        // A message that has no view of its own may contain one that has, and may contain itself.
        while (schema.Messages.Any(message => message.Fields.Any(field => HasViews(field.Type)) && _withViews.Add(message)))
        {
        }
    }

    public static string NameOf(string dataset) => dataset + "CapnProtoReadAll";

    public static GeneratedFile File(Output output, Schema schema, CapnProtoFormat format) =>
        new CapnProtoReadAll(output, schema, format).File();

    private GeneratedFile File()
    {
        var code = new CodeWriter();
        code.Line("/// <summary>Reads what the domain classes leave unread: views of the message become what they show.</summary>");
        using (code.Block($"internal static class {NameOf(_output.Dataset)}"))
        {
            foreach (var message in _schema.Messages)
            {
                if (_withViews.Contains(message) || message == _schema.One || message == _schema.Many)
                {
                    Read(code, message);
                }
            }
        }

        return _output.File(
            "CapnProtoReadAll.cs",
            $"Dataset {_output.Dataset}: reads all that capnpc-csharp's classes read on use.",
            code);
    }

    private void Read(CodeWriter code, SchemaMessage message)
    {
        var type = $"global::{Schema.NamespaceOf(_output.Dataset)}.{_format.ClassName(message.Name)}";
        using (code.Block($"public static {type} Read{message.Name}({type} value)"))
        {
            code.Guard("value is null", "return null;");
            var locals = _output.Locals();
            foreach (var field in message.Fields)
            {
                Read(code, locals, field);
            }

            code.Line("return value;");
        }
    }

    private void Read(CodeWriter code, Locals locals, SchemaField field)
    {
        var value = "value." + field.Code;
        if (field.Type is OptionalField optional && CapnProtoFormat.IsUnion(optional))
        {
            if (Read(locals, optional.Inner, value + ".Value") is { } inner)
            {
                code.Guard($"{value}?.Value is not null", $"{value}.Value = {inner};");
            }
        }
        else if (Read(locals, field.Type, value) is { } read)
        {
            // Objects are changed in place. Setting the field of a union would select it.
            code.Line(IsView(field.Type) ? $"{value} = {read};" : $"{read};");
        }
    }

    /// <summary>An expression of the value after all is read; null if nothing is left to read.</summary>
    private string? Read(Locals locals, FieldType type, string value) => type switch
    {
        ScalarField { Rule.Type: "Data" } => $"{Views}.Data({value})",
        MessageField message => _withViews.Contains(message.Message) ? $"Read{message.Message.Name}({value})" : null,
        EntriesField entries => _withViews.Contains(entries.Entry) ? $"{Views}.Each({value}, Read{entries.Entry.Name})" : null,
        OptionalField optional => Read(locals, optional.Inner, value),
        ListField list => ReadList(locals, list, value),
        _ => null,
    };

    private string? ReadList(Locals locals, ListField list, string value)
    {
        var item = locals.New("item");
        var element = Read(locals, list.Element, item);
        return IsView(list)
            ? element is null ? $"{Views}.All({value})" : $"{Views}.All({value}, {item} => {element})"
            : element is null ? null : $"{Views}.Each({value}, {item} => {element})";
    }

    /// <summary>Structs and lists of structs are read at once, so they are not views.</summary>
    private static bool IsView(FieldType type) => type switch
    {
        ScalarField scalar => scalar.Rule.Type == "Data",
        ListField list => list.Element is ScalarField { Rule.IsObject: false } or EnumField or OptionalField { Inner: not MessageField }
            || (list.Element is ListField inner && IsView(inner)),
        _ => false,
    };

    private bool HasViews(FieldType type) => type switch
    {
        MessageField message => _withViews.Contains(message.Message),
        EntriesField entries => _withViews.Contains(entries.Entry),
        OptionalField optional => HasViews(optional.Inner),
        ListField list => IsView(list) || HasViews(list.Element),
        _ => IsView(type),
    };
}

using Roundup.Contracts;

namespace Roundup.Protocol;

internal static class ShapeField
{
    public static MessageWriter Shape(this MessageWriter fields, Shape? shape) => fields.Text(shape?.ToString());

    public static Shape Shape(this MessageReader fields) => fields.OptionalShape() ?? throw fields.Invalid("is not known");

    public static Shape? OptionalShape(this MessageReader fields)
    {
        if (fields.OptionalText() is not { } name)
        {
            return null;
        }

        // A number would be parsed, too.
        return Enum.TryParse<Shape>(name, out var shape) && shape != Contracts.Shape.Preferred && shape.ToString() == name
            ? shape
            : throw fields.Invalid("is no shape that a codec can have");
    }
}

internal static class StreamsField
{
    public static StreamUse? Streams(this MessageReader fields) =>
        fields.OptionalText() is not { } name ? null
        : Enum.TryParse<StreamUse>(name, out var streams) && streams.ToString() == name ? streams
        : throw fields.Invalid("is no use of streams");
}

internal static class OperationField
{
    public const string Serialize = "Serialize";
    public const string Deserialize = "Deserialize";

    public static MessageWriter Operation(this MessageWriter fields, bool serialize) => fields.Either(serialize, Serialize, Deserialize);

    // Reads an operation; returns whether it is Serialize.
    public static bool Operation(this MessageReader fields) => fields.Either(Serialize, Deserialize);
}

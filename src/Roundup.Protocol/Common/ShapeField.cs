using System;
using Roundup.Contracts;

namespace Roundup.Protocol;

/// <summary>A shape as a field: its name.</summary>
internal static class ShapeField
{
    private static readonly Shape[] s_shapes = [Contracts.Shape.String, Contracts.Shape.Bytes, Contracts.Shape.BufferWriter, Contracts.Shape.Stream, Contracts.Shape.AsyncStream];

    /// <summary>Writes a shape; null is unknown.</summary>
    public static MessageWriter Shape(this MessageWriter fields, Shape? shape) => fields.Text(shape?.ToString());

    /// <summary>Reads a shape.</summary>
    public static Shape Shape(this MessageReader fields) => fields.OptionalShape() ?? throw fields.Invalid("is not known");

    /// <summary>Reads a shape; null where there is none.</summary>
    public static Shape? OptionalShape(this MessageReader fields)
    {
        if (fields.OptionalText() is not { } name)
        {
            return null;
        }

        var at = Array.FindIndex(s_shapes, shape => shape.ToString() == name);
        return at >= 0 ? s_shapes[at] : throw fields.Invalid("is no shape that a codec can have");
    }
}

using System;
using Roundup.Contracts;

namespace Roundup.Protocol;

/// <summary>A shape as a field: its name.</summary>
internal static class ShapeField
{
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

        // The name must come back: a number parses too.
        return Enum.TryParse<Shape>(name, out var shape) && shape != Contracts.Shape.Preferred && shape.ToString() == name
            ? shape
            : throw fields.Invalid("is no shape that a codec can have");
    }
}

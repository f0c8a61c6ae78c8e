using System.Collections.Generic;
using System.IO;

namespace Roundup.Contracts;

/// <summary>The floor of a list of roots.</summary>
/// <typeparam name="T">The root type.</typeparam>
public sealed class ListHandwritten<T>(IHandwritten<T> element) : IHandwritten<List<T>>
{
    /// <inheritdoc/>
    public void Write(BinaryWriter writer, List<T>? value)
    {
        writer.Write(value is null ? 0 : value.Count + 1);
        foreach (var item in value ?? [])
        {
            element.Write(writer, item);
        }
    }

    /// <inheritdoc/>
    public List<T>? Read(BinaryReader reader)
    {
        var count = reader.ReadInt32() - 1;
        if (count < 0)
        {
            return null;
        }

        var list = new List<T>(count);
        for (var i = 0; i < count; i++)
        {
            list.Add(element.Read(reader)!);
        }

        return list;
    }

    /// <inheritdoc/>
    public List<T>? Copy(List<T>? value)
    {
        if (value is null)
        {
            return null;
        }

        var copy = new List<T>(value.Count);
        foreach (var item in value)
        {
            copy.Add(element.Copy(item)!);
        }

        return copy;
    }
}

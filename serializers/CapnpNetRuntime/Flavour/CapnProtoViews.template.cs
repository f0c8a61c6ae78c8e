using System;
using System.Collections.Generic;
using System.Linq;
using Capnp;

namespace Roundup.Flavours;

/// <summary>Reads what is a view of the message where Capnp.Net.Runtime returns it: data, and lists of anything but structs.</summary>
internal static class DatasetCapnProtoViews
{
    /// <summary>The bytes of a view, copied; an array as it is.</summary>
    internal static IReadOnlyList<byte> Data(IReadOnlyList<byte> data) =>
        data is ListOfPrimitivesDeserializer<byte> view ? view.Span.ToArray() : data;

    /// <summary>A list of all elements of a view.</summary>
    internal static IReadOnlyList<T> All<T>(IReadOnlyList<T> view) => view?.ToList();

    /// <summary>A list of all elements of a view, each of which has to be read too.</summary>
    internal static IReadOnlyList<T> All<T>(IReadOnlyList<T> view, Func<T, T> read) => view?.Select(read).ToList();

    /// <summary>The list itself, which is no view, after each of its elements has been read.</summary>
    internal static IReadOnlyList<T> Each<T>(IReadOnlyList<T> list, Func<T, T> read)
    {
        foreach (var item in list ?? [])
        {
            read(item);
        }

        return list;
    }
}

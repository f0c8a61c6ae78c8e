using System.Globalization;
using System.Runtime.InteropServices;
using System.Text.Json;

namespace Roundup.Results.Reading;

/// <summary>Writes a table (<see cref="JsonTable"/>) as the list that it was made of, without a node for any value of it.</summary>
internal sealed class TableReader
{
    /// <summary>A cell takes time even where it has no value, and counts as a null and its comma.</summary>
    private const int BytesOfCell = 5;

    private readonly Member _item = new("");
    private readonly List<Member> _columns = [];

    private TableReader(JsonElement columns, string place)
    {
        foreach (var column in List(columns, place).EnumerateArray())
        {
            if (Of(column, JsonTable.Name) is not { ValueKind: JsonValueKind.String } name)
            {
                throw Flawed(place, "a column of the table has no name");
            }

            var path = name.GetString()!;
            string[] steps = path.Split(JsonTable.Separator, FileLimits.Depth + 1);
            if (steps.Length > FileLimits.Depth)
            {
                throw Flawed(place, $"the name of a column has more than {FileLimits.Depth} parts");
            }

            var member = steps.Aggregate(_item, (owner, step) => owner.Named(step, path, place));
            member.Become(column, path, place);
            _columns.Add(member);
        }
    }

    /// <summary>Whether a value is a table and not a list.</summary>
    public static bool Is(JsonElement value) => Of(value, JsonTable.Columns) is not null;

    /// <summary>Writes the list.</summary>
    /// <param name="table">The table.</param>
    /// <param name="place">Where it is: <c>$.cases</c>.</param>
    /// <param name="list">Where the list goes.</param>
    /// <exception cref="JsonException">
    /// It is not a table, or is too long as a list; the message says what is wrong, and the path where.
    /// </exception>
    public static void Write(JsonElement table, string place, ExpandedJson list) =>
        new TableReader(Of(table, JsonTable.Columns) ?? default, $"{place}.{JsonTable.Columns}")
            .WriteRows(Of(table, JsonTable.Rows) ?? default, $"{place}.{JsonTable.Rows}", list);

    private void WriteRows(JsonElement rows, string place, ExpandedJson list)
    {
        list.Json.WriteStartArray();
        foreach (var (i, row) in List(rows, place).EnumerateArray().Index())
        {
            var at = i;
            string Place() => string.Create(CultureInfo.InvariantCulture, $"{place}[{at}]");
            list.Count((long)_columns.Count * BytesOfCell, Place);
            using var cells = row.ValueKind == JsonValueKind.Array ? row.EnumerateArray() : throw Flawed(Place(), "it is not a list");
            var more = cells.MoveNext();
            foreach (var column in _columns)
            {
                column.Cell = !column.IsConstant && more ? cells.Current : default;
                more = column.IsConstant ? more : more && cells.MoveNext();
            }

            if (more)
            {
                throw Flawed(Place(), "the row has more cells than the table has columns");
            }

            _item.WriteMembers(list, Place);
        }

        list.Json.WriteEndArray();
    }

    private static JsonElement? Of(JsonElement value, string name) =>
        value.ValueKind == JsonValueKind.Object && value.TryGetProperty(name, out var member) ? member : null;

    private static JsonElement List(JsonElement value, string place) =>
        value.ValueKind == JsonValueKind.Array ? value : throw Flawed(place, "it is not a list");

    private static JsonException Flawed(string place, string what) => new(what, place, null, null);

    /// <summary>A member of the objects of the list: an object with members of its own, or the value of a column.</summary>
    private sealed class Member(string name)
    {
        private readonly Dictionary<string, Member> _members = [];
        private bool _isColumn;
        private string _path = "";
        private JsonElement _constant;
        private IReadOnlyList<JsonElement>? _values;
        private TableReader? _table;

        private string Name => name;

        public bool IsConstant { get; private set; }

        /// <summary>The cell of the row that is written.</summary>
        public JsonElement Cell { get; set; }

        private bool IsThere => _isColumn
            ? IsConstant || Cell.ValueKind is not (JsonValueKind.Undefined or JsonValueKind.Null)
            : _members.Values.Any(member => member.IsThere);

        /// <summary>The member of a name, which is made where there is none.</summary>
        public Member Named(string step, string path, string place) => _isColumn
            ? throw Flawed(place, $"two columns are named {path}")
            : CollectionsMarshal.GetValueRefOrAddDefault(_members, step, out _) ??= new(step);

        public void Become(JsonElement column, string path, string place)
        {
            if (_isColumn || _members.Count > 0)
            {
                throw Flawed(place, $"two columns are named {path}");
            }

            (_isColumn, _path, IsConstant) = (true, path, column.TryGetProperty(JsonTable.Value, out _constant));
            _table = Of(column, JsonTable.Columns) is { } inner ? new(inner, place) : null;
            _values = Of(column, JsonTable.Values) is { } values ? [.. List(values, place).EnumerateArray()] : null;
        }

        public void WriteMembers(ExpandedJson list, Func<string> place)
        {
            list.Json.WriteStartObject();
            foreach (var member in _members.Values.Where(member => member.IsThere))
            {
                list.Json.WritePropertyName(member.Name);
                member.Write(list, place);
            }

            list.Json.WriteEndObject();
        }

        private void Write(ExpandedJson list, Func<string> place)
        {
            if (!_isColumn)
            {
                list.Count(FileLimits.BytesOfValue, place);
                WriteMembers(list, place);
            }
            else if (IsConstant)
            {
                list.Write(_constant, place);
            }
            else if (_table is not null)
            {
                _table.WriteRows(Cell, place(), list);
            }
            else if (_values is null)
            {
                list.Write(Cell, place);
            }
            else
            {
                list.Write(
                    Cell.ValueKind == JsonValueKind.Number && Cell.TryGetInt32(out var index) && index >= 0 && index < _values.Count
                        ? _values[index]
                        : throw Flawed(place(), $"its {_path} is not the index of a value of the column"),
                    place);
            }
        }
    }
}
